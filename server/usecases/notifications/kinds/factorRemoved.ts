import type { FactorKind } from '../../../domain/accounts/secondFactor.js';
import { notification } from '../notificationKind.js';

/** Notifies the owner of an account that a second factor was removed from it. */
export const factorRemoved = notification({
  name: 'SECOND_FACTOR_REMOVED',
  setting: 'ALWAYS',
  after: 'SecondFactorRemoved',
  tells: ({ userId, kind }) => [{ recipientId: userId, about: { kind } }],
  find: (_ports, about: { kind: FactorKind }) => about,
  write: ({ kind }, { text }, site) => ({
    subject: text(kind === 'PASSKEY' ? 'passkeySubject' : 'appSubject'),
    paragraphs: [text('removed'), text('notYou')],
    rows: [],
    action: { label: text('resetAction'), url: `${site.url}/forgot-password` },
  }),
  texts: {
    EN: {
      appSubject: 'An authenticator app was removed from your account',
      passkeySubject: 'A passkey was removed from your account',
      removed: 'You can no longer log in with this second step.',
      notYou: 'If it was not you, choose a new password now and check the security page in your settings.',
    },
    HI: {
      appSubject: 'आपके खाते से ऑथेंटिकेटर ऐप हटाया गया',
      passkeySubject: 'आपके खाते से पासकी हटाई गई',
      removed: 'अब उससे लॉगिन नहीं किया जा सकता।',
      notYou: 'अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें और सेटिंग में सुरक्षा पृष्ठ देखें।',
    },
    GU: {
      appSubject: 'તમારા ખાતામાંથી ઑથેન્ટિકેટર ઍપ દૂર કરાઈ',
      passkeySubject: 'તમારા ખાતામાંથી પાસકી દૂર કરાઈ',
      removed: 'હવે તેનાથી લૉગિન થઈ શકશે નહીં.',
      notYou: 'જો આ તમે ન કર્યું હોય, તો હમણાં જ નવો પાસવર્ડ પસંદ કરો અને સેટિંગમાં સુરક્ષા પાનું જુઓ.',
    },
  },
});
