import type { ErrorCode } from '../../../contract/schema.generated';

/** The Gujarati texts of refusals about editions; part of ERRORS. */
export const EDITION_ERRORS = {
  EDITION_NOT_FOUND: 'આવૃત્તિ મળી નહીં',
  EDITION_JOINED: 'આ આવૃત્તિ પહેલેથી બીજી આવૃત્તિ સાથે ભેળવાઈ ગઈ છે',
  SAME_EDITION: 'આવૃત્તિને એની સાથે જ ભેળવી શકાય નહીં',
  LISTINGS_REQUIRED: 'કૃપા કરી ઓછામાં ઓછી એક લિસ્ટિંગ પસંદ કરો',
  NOT_OF_EDITION: 'આમાંની એક લિસ્ટિંગ આ આવૃત્તિની નથી',
  LISTING_MUST_STAY: 'આવૃત્તિમાં ઓછામાં ઓછી એક લિસ્ટિંગ રહેવી જોઈએ',
} satisfies Partial<Record<ErrorCode, string>>;
