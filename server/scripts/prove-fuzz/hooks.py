import schemathesis


# A cursor is opaque: only the list that made it takes it, so one that fits the schema is still refused, and rightly.
# Bad ones stay in, as negative data.
@schemathesis.hook
def before_call(context, case, kwargs):
    if case.meta and case.meta.generation.mode.is_positive and case.query:
        case.query.pop("cursor", None)
