import { createHash } from 'node:crypto';
import { dayOf, isoIn } from '../../../domain/shared/day.js';
import { logInOf, type SecurityEvent } from '../../../persistence/queries/accounts/securityEvents.js';
import { deviceInMail } from '../deviceInMail.js';
import { notification } from '../notificationKind.js';

/**
 * Returns a key that is the same for all log-ins of one program from one network on one day (in UTC). A program that
 * keeps no cookie looks like a new device at every log-in; the key limits the resulting mails to one a day.
 */
function causeOf({ userAgent, network, occurredAt }: SecurityEvent): string {
  const from = createHash('sha256').update(`${userAgent} ${network}`).digest('base64url');
  return `${occurredAt.toISOString().slice(0, 10)} ${from}`;
}

/** Notifies an account's owner of a log-in on a device that was not used before. */
export const newDevice = notification({
  name: 'NEW_DEVICE',
  setting: 'ALWAYS',
  after: 'SessionStarted',
  async tells({ userId, sessionId, device }, tx) {
    if (device === 'KNOWN') return [];
    const logIn = await logInOf(tx, sessionId);
    return logIn?.isNewDevice ? [{ recipientId: userId, about: { sessionId }, cause: causeOf(logIn) }] : [];
  },
  async find({ database, timeZone }, { sessionId }) {
    const logIn = await logInOf(database, sessionId);
    if (!logIn) return null;
    const { occurredAt, userAgent, network } = logIn;
    return {
      day: dayOf(occurredAt, timeZone),
      time: isoIn(occurredAt, timeZone).slice(11, 16),
      device: deviceInMail(userAgent),
      network,
    };
  },
  write({ day, time, device, network }, speaker, site) {
    const { text } = speaker;
    const when: [string, string] = [text('when'), text('moment', { day: speaker.day(day), time })];
    const where: [string, string] = [
      text('device'),
      device ? text('deviceOn', device) : text('unknownDevice'),
    ];
    return {
      subject: text('subject', { product: site.name }),
      paragraphs: [text('told'), text('notYou')],
      rows: network ? [when, where, [text('network'), network]] : [when, where],
      action: { label: text('resetAction'), url: `${site.url}/forgot-password` },
    };
  },
  texts: {
    EN: {
      subject: 'New device logged in to your {product} account',
      told: 'Your account was used on a device where you had not logged in before. If it was you, there is nothing to do.',
      notYou: 'If it was not you, choose a new password now. This logs out all devices.',
      when: 'When',
      moment: '{day}, {time}',
      device: 'Device',
      deviceOn: '{browser} on {system}',
      unknownDevice: 'Unknown device',
      network: 'Network address',
    },
    HI: {
      subject: 'नए डिवाइस से आपके {product} खाते में लॉगिन',
      told: 'आपका खाता ऐसे डिवाइस पर खोला गया है जिससे आपने पहले लॉगिन नहीं किया था। अगर यह आप ही थे, तो कुछ करने की ज़रूरत नहीं।',
      notYou: 'अगर यह आप नहीं थे, तो अभी नया पासवर्ड चुनें। इससे खाते के सभी सत्र समाप्त हो जाएँगे।',
      when: 'समय',
      moment: '{day}, {time}',
      device: 'डिवाइस',
      deviceOn: '{system} पर {browser}',
      unknownDevice: 'अज्ञात डिवाइस',
      network: 'नेटवर्क पता',
    },
    GU: {
      subject: 'નવા ડિવાઇસ પરથી તમારા {product} ખાતામાં લૉગિન',
      told: 'તમારું ખાતું એવા ડિવાઇસ પર ખોલવામાં આવ્યું છે જેના પરથી તમે પહેલાં લૉગિન કર્યું નહોતું. જો એ તમે જ હો, તો કશું કરવાની જરૂર નથી.',
      notYou: 'જો એ તમે ન હો, તો હમણાં જ નવો પાસવર્ડ પસંદ કરો. તેનાથી ખાતાનાં બધાં સત્ર સમાપ્ત થશે.',
      when: 'સમય',
      moment: '{day}, {time}',
      device: 'ડિવાઇસ',
      deviceOn: '{system} પર {browser}',
      unknownDevice: 'અજાણ્યું ડિવાઇસ',
      network: 'નેટવર્ક સરનામું',
    },
  },
});
