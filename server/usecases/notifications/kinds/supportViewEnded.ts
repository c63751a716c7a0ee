import { quoted } from '../../../notifications/mailParts.js';
import { toldView } from '../../../persistence/queries/staff/supportViews.js';
import { notification } from '../notificationKind.js';

/** Notifies an account's owner that a member of support saw the site as the owner sees it, and states the reason. */
export const supportViewEnded = notification({
  name: 'SUPPORT_VIEW_ENDED',
  setting: 'ALWAYS',
  after: 'SupportViewEnded',
  tells: ({ userId, viewId }) => [{ recipientId: userId, about: { viewId } }],
  find: async ({ database, timeZone }, { viewId }) => {
    const view = await toldView(database, viewId);
    return view ? { ...view, timeZone } : null;
  },
  write: ({ reason, startedAt, endedAt, timeZone }, { text, locale }, site) => {
    const times = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
    return {
      subject: text('subject'),
      paragraphs: [
        text('seen', { site: site.name, from: times.format(startedAt), until: times.format(endedAt) }),
        text('reason', { reason: quoted(reason) }),
        text('advice'),
      ],
      rows: [],
      action: { label: text('action'), url: `${site.url}/settings/security` },
    };
  },
  texts: {
    EN: {
      subject: 'Our support team looked at your account',
      seen: 'A member of our support team saw {site} as you see it, from {from} to {until}. They could read, but not change anything. Orders showed prices and the payment method, but not payments and refunds. Passwords were not shown either.',
      reason: 'Reason given: {reason}',
      advice: 'If you did not ask for help, please write to us.',
      action: 'View account security',
    },
    HI: {
      subject: 'हमारी सहायता टीम ने आपका खाता देखा',
      seen: 'हमारी सहायता टीम के एक सदस्य ने {from} से {until} तक {site} वैसे ही देखा जैसे वह आपको दिखता है। वे पढ़ सकते थे, पर कुछ बदल नहीं सकते थे। ऑर्डर में क़ीमत और भुगतान का तरीक़ा दिखा, पर भुगतान और लौटाई गई राशि नहीं। पासवर्ड भी नहीं दिखे।',
      reason: 'उनका बताया कारण: {reason}',
      advice: 'अगर आपने मदद नहीं माँगी थी, तो कृपया हमें लिखें।',
      action: 'अपने खाते की सुरक्षा देखें',
    },
    GU: {
      subject: 'અમારી સહાયતા ટીમે તમારું ખાતું જોયું',
      seen: 'અમારી સહાયતા ટીમના એક સભ્યએ {from}થી {until} સુધી {site} એવી રીતે જોયું જેવું તે તમને દેખાય છે. તેઓ વાંચી શકતા હતા, પણ કંઈ બદલી શકતા નહોતા. ઓર્ડરમાં કિંમત અને ચુકવણીની રીત દેખાઈ, પણ ચુકવણીઓ અને પરત કરેલી રકમ નહીં. પાસવર્ડ પણ દેખાયા નહીં.',
      reason: 'તેમણે આપેલું કારણ: {reason}',
      advice: 'જો તમે મદદ માગી ન હોય, તો કૃપા કરીને અમને લખો.',
      action: 'તમારા ખાતાની સુરક્ષા જુઓ',
    },
  },
});
