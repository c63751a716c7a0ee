/** Error codes of GraphQL documents that are refused before execution, with English messages; part of ERRORS. */
export const DOCUMENT_ERRORS = {
  BAD_REQUEST: 'This is not a valid GraphQL request',
  GRAPHQL_PARSE_FAILED: 'The document is not valid GraphQL',
  GRAPHQL_VALIDATION_FAILED: 'The document does not match the schema',
  OPERATION_RESOLUTION_FAILURE: 'Please set operationName to the name of an operation in the document',
  BAD_USER_INPUT: 'The variables do not match the types of the operation',
  QUERY_TOO_DEEP: 'The operation is nested too deeply. Please request fewer levels.',
  TOO_MANY_ALIASES: 'The document has too many aliases. Please split it into several requests.',
  QUERY_TOO_COSTLY:
    'The cost of this operation is {cost}, but the limit is {max}. Please request fewer fields or smaller pages.',
  PERSISTED_QUERY_NOT_FOUND: 'Unknown persisted query. Please send its text as well.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'Persisted queries are not supported',
  TOO_MANY_SUBSCRIPTIONS:
    'At most {max, plural, one {# subscription} other {# subscriptions}} can be open at a time. Please end one first.',
  SUBSCRIPTIONS_ONLY:
    'Only subscriptions are supported over a WebSocket. Please send queries and mutations by POST.',
} as const satisfies Record<string, string>;
