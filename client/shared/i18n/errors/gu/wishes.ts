import type { ErrorCode } from '../../../contract/schema.generated';

/** The Gujarati texts of refusals about waiting lists and saved searches; part of ERRORS. */
export const WISH_ERRORS = {
  FREE_ON_THESE_DAYS: 'આ પુસ્તક આ દિવસોમાં ઉપલબ્ધ છે. તમે તેને હમણાં જ ભાડે લઈ શકો છો.',
  ALREADY_RENTED: 'આ પુસ્તક તમે પહેલેથી ભાડે લીધું છે. તેને વધુ દિવસ રાખવા ભાડાની મુદત વધારો.',
  ALREADY_WAITING: 'તમે આ પુસ્તકની રાહ પહેલેથી જુઓ છો. તારીખો બદલવા પ્રતીક્ષા યાદીમાંથી નીકળીને ફરી જોડાઓ.',
  WAITING_LIMIT: 'તમે એકસાથે વધુમાં વધુ {max, plural, one {# પુસ્તકની} other {# પુસ્તકોની}} રાહ જોઈ શકો છો',
  SEARCH_EMPTY: 'કૃપા કરી કંઈક શોધો અથવા કોઈ ફિલ્ટર પસંદ કરો',
  SAVED_SEARCH_LIMIT: 'તમે વધુમાં વધુ {max} શોધ સાચવી શકો છો',
} satisfies Partial<Record<ErrorCode, string>>;
