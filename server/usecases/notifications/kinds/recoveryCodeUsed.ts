import { recoveryCodesLeft } from '../../../persistence/queries/accounts/secondFactors.js';
import { notification } from '../notificationKind.js';

/** Notifies the owner of an account that a recovery code was used, and states how many are left. */
export const recoveryCodeUsed = notification({
  name: 'RECOVERY_CODE_USED',
  setting: 'ALWAYS',
  after: 'RecoveryCodeUsed',
  tells: ({ userId }) => [{ recipientId: userId, about: {} }],
  find: async ({ database }, _about: object, { id }) => ({ left: await recoveryCodesLeft(database, id) }),
  write: ({ left }, { text }, site) => ({
    subject: text('subject'),
    paragraphs: [text('used', { left }), text('notYou')],
    rows: [],
    action: { label: text('resetAction'), url: `${site.url}/forgot-password` },
  }),
  texts: {
    EN: {
      subject: 'A recovery code of your account was used',
      used: '{left, plural, =0 {No recovery codes are left. Please create new ones in your settings.} one {# recovery code is left.} other {# recovery codes are left.}}',
      notYou: 'If it was not you, choose a new password now and create new recovery codes.',
    },
    HI: {
      subject: 'आपके खाते का एक रिकवरी कोड इस्तेमाल हुआ',
      used: '{left, plural, =0 {अब कोई रिकवरी कोड नहीं बचा। कृपया सेटिंग में नए कोड बनाएँ।} other {अब # रिकवरी कोड बचे हैं।}}',
      notYou: 'अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें और नए रिकवरी कोड बनाएँ।',
    },
    GU: {
      subject: 'તમારા ખાતાનો એક રિકવરી કોડ વપરાયો',
      used: '{left, plural, =0 {હવે એક પણ રિકવરી કોડ બાકી નથી. કૃપા કરીને સેટિંગમાં નવા કોડ બનાવો.} other {હવે # રિકવરી કોડ બાકી છે.}}',
      notYou: 'જો આ તમે ન કર્યું હોય, તો હમણાં જ નવો પાસવર્ડ પસંદ કરો અને નવા રિકવરી કોડ બનાવો.',
    },
  },
});
