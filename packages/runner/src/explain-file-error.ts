const words: Readonly<Record<string, string>> = {
  EACCES: "this user has no right to it",
  EBUSY: "it is in use",
  EEXIST: "it is there already",
  EFBIG: "it is too large",
  EISDIR: "it is a folder",
  ELOOP: "its links lead nowhere",
  EMFILE: "too many files are open",
  ENAMETOOLONG: "its name is too long",
  ENODEV: "it is a device",
  ENOENT: "it does not exist",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of its path is not a folder",
  ENXIO: "it is a device or a socket",
  EPERM: "the system does not allow it",
  EROFS: "the disk is read-only",
  ERR_INVALID_ARG_VALUE: "its name has a character that no path may have",
};

/** Why something with a file failed, in words; the system's own words where it is another error. */
export function explainFileError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ("code" in error && words[String(error.code)]) || error.message;
}
