import type { ErrorCode } from '../../../contract/schema.generated';

/** Gujarati texts of the refusals about complaints and reports; part of ERRORS. */
export const COMPLAINT_ERRORS = {
  COMPLAINT_NOT_FOUND: 'આ ફરિયાદ મળી નથી',
  COMPLAINT_KIND_UNKNOWN: 'કૃપા કરીને પસંદ કરો કે ફરિયાદ શેના વિશે છે',
  COMPLAINT_ENDED: 'આ ફરિયાદ બંધ થઈ ચૂકી છે',
  COMPLAINANT_ONLY: 'આ ફક્ત ફરિયાદ કરનાર વ્યક્તિ કરી શકે છે',
  OWN_COMPLAINT: 'તમે પોતે કરેલી અથવા તમારા વિશેની ફરિયાદ સંભાળી શકતા નથી',
  COMPLAINTS_LIMIT:
    'તમારી {max, plural, one {# ફરિયાદ} other {# ફરિયાદો}} પહેલેથી ખુલ્લી છે. કૃપા કરીને કોઈ એકના નિકાલની રાહ જુઓ, અથવા કોઈ એક પાછી ખેંચો.',
  COMPLAINT_MESSAGES_LIMIT:
    'તમે આ ફરિયાદ વિશે {max, plural, one {# સંદેશ} other {# સંદેશા}} લખી ચૂક્યા છો. કૃપા કરીને પરિણામની રાહ જુઓ.',
  ALREADY_REPORTED: 'તમે આ પુસ્તક રિપોર્ટ કરી ચૂક્યા છો. આભાર.',
  REPORTS_LIMIT:
    'તમારા {max, plural, one {# રિપોર્ટ પર હજી વિચાર થવાનો બાકી છે. કૃપા કરીને તેના પર નિર્ણય થાય ત્યાં સુધી રાહ જુઓ.} other {# રિપોર્ટ પર હજી વિચાર થવાનો બાકી છે. કૃપા કરીને તેમાંના કેટલાક પર નિર્ણય થાય ત્યાં સુધી રાહ જુઓ.}}',
  REPORT_REASON_REQUIRED: 'કૃપા કરી પસંદ કરો કે આમાં શું ખોટું છે',
  REPORT_NOT_FOUND: 'રિપોર્ટ મળ્યો નથી',
} as const satisfies Partial<Record<ErrorCode, string>>;
