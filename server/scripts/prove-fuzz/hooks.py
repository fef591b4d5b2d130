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
