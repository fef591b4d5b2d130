import os

import schemathesis


# A cursor is opaque: only the list that made it takes it, so one that fits the schema is still refused, and rightly.
# Bad ones stay in, as negative data.
@schemathesis.hook
def before_call(context, case, kwargs):
    if case.meta and case.meta.generation.mode.is_positive and case.query:
        case.query.pop("cursor", None)


# A schema cannot say that two fields are equal; without this hardly any valid form would reach its service.
REPEATED = ("cnf_password", "password_confirmation")


@schemathesis.hook("before_call")
def repeat_password(context, case, kwargs):
    if case.meta and case.meta.generation.mode.is_positive and isinstance(case.body, dict):
        for name in REPEATED:
            if name in case.body and "password" in case.body:
                case.body[name] = case.body["password"]


# A link follows an id that an answer may leave out, as a ticket's booking; then it leads to nothing, not to 'None'.
@schemathesis.hook("before_call")
def follow_no_missing_id(context, case, kwargs):
    for name, value in (case.path_parameters or {}).items():
        if value in (None, "None"):
            case.path_parameters[name] = "0" * 24


# Which operations were asked, one a line, for the command that judges the run. The coverage phase also asks an
# operation's path with methods that it does not have: that is no question to the operation.
ASKED = os.environ["HUNAR_FUZZ_ASKED"]
AUTHORIZATION = os.environ["HUNAR_FUZZ_AUTHORIZATION"]
noted = set()


# Whoever asked too often asked nothing, and who has lost the session asked as a stranger.
def is_heard(response):
    if response.status_code == 429:
        return False
    if not AUTHORIZATION:
        return True
    is_own = response.request.headers.get("authorization") == AUTHORIZATION
    is_lost = response.status_code == 401 and response.json()["code"] in ("unauthorized", "session_expired")
    return is_own and not is_lost


@schemathesis.hook("after_call")
def note_asked(context, case, response):
    operation = case.operation
    is_its_method = response.request.method.upper() == operation.method.upper()
    if operation.label in noted or not is_its_method or not is_heard(response):
        return
    noted.add(operation.label)
    with open(ASKED, "a", encoding="utf-8") as asked:
        asked.write(f"{operation.label}\n")
