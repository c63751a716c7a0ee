import type { FactorKind } from '../../../domain/accounts/secondFactor.js';
import { notification } from '../notificationKind.js';

/** Notifies the owner of an account that a second factor was added to it. */
export const factorAdded = notification({
  name: 'SECOND_FACTOR_ADDED',
  setting: 'ALWAYS',
  after: 'SecondFactorAdded',
  tells: ({ userId, kind, isFirst }) => [{ recipientId: userId, about: { kind, isFirst } }],
  // `isFirst` is absent from messages that an older version queued.
  find: (_ports, about: { kind: FactorKind; isFirst?: boolean }) => about,
  write: ({ kind, isFirst = false }, { text }, site) => ({
    subject: text(kind === 'PASSKEY' ? 'passkeySubject' : 'appSubject'),
    paragraphs: [text('added'), ...(isFirst ? [text('ended')] : []), text('notYou')],
    rows: [],
    action: { label: text('resetAction'), url: `${site.url}/forgot-password` },
  }),
  texts: {
    EN: {
      appSubject: 'An authenticator app was added to your account',
      passkeySubject: 'A passkey was added to your account',
      added: 'From now on, logging in takes a second step. Keep your recovery codes in a safe place.',
      ended: 'All other devices have been logged out.',
      notYou: 'If it was not you, choose a new password now and contact the operators of this site.',
    },
    HI: {
      appSubject: 'आपके खाते में ऑथेंटिकेटर ऐप जोड़ा गया',
      passkeySubject: 'आपके खाते में पासकी जोड़ी गई',
      added: 'अब से लॉगिन दो चरणों में होगा। अपने रिकवरी कोड सुरक्षित जगह रखें।',
      ended: 'बाक़ी सभी डिवाइस लॉगआउट कर दिए गए हैं।',
      notYou: 'अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें और इस साइट के संचालकों को लिखें।',
    },
    GU: {
      appSubject: 'તમારા ખાતામાં ઑથેન્ટિકેટર ઍપ ઉમેરાઈ',
      passkeySubject: 'તમારા ખાતામાં પાસકી ઉમેરાઈ',
      added: 'હવેથી લૉગિન બે પગલાંમાં થશે. તમારા રિકવરી કોડ સલામત જગ્યાએ રાખો.',
      ended: 'બાકીનાં બધાં ડિવાઇસ લૉગઆઉટ કરી દેવાયાં છે.',
      notYou: 'જો આ તમે ન કર્યું હોય, તો હમણાં જ નવો પાસવર્ડ પસંદ કરો અને આ સાઇટના સંચાલકોને લખો.',
    },
  },
});
