# @generated from schemas/v1 by `npm run generate`. Do not edit.
"""What `npm run generate` makes of the schemas."""
