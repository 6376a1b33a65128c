package dev.agentstream.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * Lets a Jackson mapper read and write the types of the contract, also as fields of other classes.
 *
 * <p>They are decoded as {@link Json} does it, whatever the mapper is set to. A fault is a {@link
 * JsonMappingException} with the {@link DecodeException} as its cause.
 */
public final class AgentstreamModule extends SimpleModule {
  private static final long serialVersionUID = 1L;

  public AgentstreamModule() {
    super("agentstream");
    addSerializer(Encodable.class, new EncodableSerializer());
    addSerializer(Word.class, new WordSerializer());
  }

  @Override
  public void setupModule(SetupContext context) {
    super.setupModule(context);
    context.addDeserializers(new TypeDeserializers());
  }

  private static final class EncodableSerializer extends JsonSerializer<Encodable> {
    @Override
    public void serialize(Encodable value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeTree(value.encode());
    }
  }

  private static final class WordSerializer extends JsonSerializer<Word> {
    @Override
    public void serialize(Word value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeString(value.value());
    }
  }

  private static final class TypeDeserializers extends Deserializers.Base {
    @Override
    public JsonDeserializer<?> findBeanDeserializer(
        JavaType type, DeserializationConfig config, BeanDescription description) {
      return deserializerOf(type.getRawClass());
    }

    @Override
    public JsonDeserializer<?> findEnumDeserializer(
        Class<?> type, DeserializationConfig config, BeanDescription description) {
      return deserializerOf(type);
    }

    @Override
    public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
      return deserializerOf(type) != null;
    }

    private static JsonDeserializer<?> deserializerOf(Class<?> type) {
      boolean isOurs = Encodable.class.isAssignableFrom(type) || Word.class.isAssignableFrom(type);
      if (!isOurs) {
        return null;
      }
      for (String name : new String[] {"decode", "decodeKnown"}) {
        try {
          return new TypeDeserializer(type.getMethod(name, JsonNode.class, Pointer.class));
        } catch (NoSuchMethodException error) {
          // an enum has the other one
        }
      }
      return null;
    }
  }

  private static final class TypeDeserializer extends JsonDeserializer<Object> {
    private final Method decode;

    TypeDeserializer(Method decode) {
      this.decode = decode;
    }

    @Override
    public Object deserialize(JsonParser in, DeserializationContext context) throws IOException {
      JsonNode value = in.readValueAsTree();
      try {
        return decode.invoke(null, value, Pointer.ROOT);
      } catch (InvocationTargetException error) {
        throw JsonMappingException.from(in, error.getCause().getMessage(), error.getCause());
      } catch (IllegalAccessException error) {
        throw new IllegalStateException(error);
      }
    }
  }
}
