"""What the gateway refused."""

from agentstream._generated.responses import Problem
from agentstream.codec import Codec, DecodeError

_problems = Codec[Problem](Problem)


class GatewayError(Exception):
    """The gateway refused a request; `problem` has why, and what to do."""

    def __init__(self, status: int, problem: Problem | None, text: str) -> None:
        super().__init__(f"{status}: {problem.detail if problem else text[:1000]}")
        self.status = status
        self.problem = problem

    @classmethod
    def of(cls, status: int, body: bytes) -> "GatewayError":
        try:
            problem = _problems.decode_json(body)
        except DecodeError:
            problem = None
        return cls(status, problem, body.decode("utf-8", "replace"))
