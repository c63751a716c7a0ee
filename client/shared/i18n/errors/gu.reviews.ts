/** The Gujarati texts of refusals about reviews; part of ERRORS. */
export const REVIEW_ERRORS = {
  REVIEW_NOT_FOUND: 'સમીક્ષા મળી નથી',
  REVIEW_NOT_RECEIVED: 'તમને જે મળ્યું હોય તેની જ સમીક્ષા લખી શકાય',
  ALREADY_REVIEWED: 'તમે આની સમીક્ષા લખી ચૂક્યા છો. તમે તમારી સમીક્ષા બદલી શકો છો.',
  OWN_LISTING_REVIEW: 'તમે તમારી પોતાની કે તમારા પુસ્તકની સમીક્ષા લખી શકતા નથી',
  REVIEWER_ONLY: 'સમીક્ષા જેણે લખી હોય તે જ બદલી શકે',
  REVIEW_TOO_OLD: 'સમીક્ષા માત્ર {days} દિવસ સુધી બદલી શકાય છે',
  REVIEW_REMOVED: 'એક સંચાલકે આ સમીક્ષા દૂર કરી છે: {reason}',
  REVIEW_NOT_REMOVED: 'આ સમીક્ષા કોઈ સંચાલકે દૂર કરી નથી',
  ALREADY_ANSWERED: 'તમે આ સમીક્ષાનો જવાબ આપી ચૂક્યા છો',
  NOT_ANSWERED: 'આ સમીક્ષાનો કોઈ જવાબ નથી',
  ANSWER_REMOVED: 'એક સંચાલકે આ સમીક્ષાનો જવાબ દૂર કર્યો છે: {reason}',
  OWN_REVIEW: 'તમે તમારી પોતાની સમીક્ષાની ફરિયાદ કરી શકતા નથી',
  ALREADY_REPORTED_REVIEW: 'તમે આની ફરિયાદ કરી ચૂક્યા છો. આભાર.',
  REVIEW_REPORT_REASON_REQUIRED: 'કૃપા કરી પસંદ કરો કે આ સમીક્ષામાં શું ખોટું છે',
};
