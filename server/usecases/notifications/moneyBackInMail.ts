import type { LedgerEntry } from '../../domain/money/ledger.js';
import { moneyBackOf, waysBack, type WaysBack } from '../../domain/payments/moneyBack.js';
import { entriesAtFound } from '../../domain/rental/lostCopies.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import type { Speaker } from '../../notifications/speak.js';
import { lastStepOf } from '../orders/lastStep.js';
import { movementsOf, paymentsOf, restoredOf } from '../orders/storedMoney.js';

/**
 * The way in which the buyer is paid back, for a mail about a cancellation or found copies: ONLINE, DIRECT or BOTH; UNPAID if
 * the buyer had paid nothing, NOTHING if nothing was kept for lost copies, and UNKNOWN if money has moved since the step.
 */
export interface MailedMoneyBack extends Partial<WaysBack> {
  back: 'ONLINE' | 'DIRECT' | 'BOTH' | 'UNPAID' | 'NOTHING' | 'UNKNOWN';
}

/** Returns the money that the buyer gets back after lost copies were found, and the way in which it is paid. */
export function moneyBackAfterFound(fulfillment: StoredFulfillment): MailedMoneyBack {
  const ledger = movementsOf(fulfillment);
  const restored = restoredOf(fulfillment);
  // The ledger still holds the kept deposits, so the movement of the step can be computed after the step.
  const step = entriesAtFound(ledger, restored);
  if (step.length === 0) return { back: 'NOTHING' };
  const past = ledger.slice(0, -1);
  if (!isMovement(step[0], ledger.at(-1))) return { back: 'UNKNOWN' };
  return mailedMoneyBack(fulfillment, past, step);
}

/** Returns the money that the buyer gets back after a cancellation, and the way in which it is paid. */
export function moneyBackAfterCancel(fulfillment: StoredFulfillment): MailedMoneyBack {
  return mailedMoneyBack(fulfillment, movementsOf(fulfillment), []);
}

function mailedMoneyBack(
  fulfillment: StoredFulfillment,
  ledger: readonly LedgerEntry[],
  step: readonly LedgerEntry[],
): MailedMoneyBack {
  const { currency, isDepositBlocked } = fulfillment;
  const payments = paymentsBefore(fulfillment);
  const { paidBack } = moneyBackOf({ ledger, payments, step, currency, isDepositBlocked });
  if (paidBack.amount === 0) return { back: 'UNPAID' };
  const ways = waysBack(paidBack, payments);
  if (ways.direct.amount === 0) return { back: 'ONLINE', ...ways };
  return { back: ways.online.amount === 0 ? 'DIRECT' : 'BOTH', ...ways };
}

function isMovement(expected: LedgerEntry | undefined, found: LedgerEntry | undefined): boolean {
  return expected?.kind === found?.kind && expected?.amount.amount === found?.amount.amount;
}

/** Returns all payments to the seller, and the refunds that were created before the last step. */
function paymentsBefore(fulfillment: StoredFulfillment) {
  const since = lastStepOf(fulfillment)?.occurredAt;
  return paymentsOf(fulfillment).filter(
    ({ kind, createdAt }) => kind === 'PAYMENT' || since === undefined || createdAt < since,
  );
}

/** Returns the values of a text about money that is paid back. */
export function moneyBackValues(
  mailed: MailedMoneyBack | null,
  { money }: Pick<Speaker, 'money'>,
): Record<'back' | 'online' | 'direct', string> {
  return {
    back: mailed?.back ?? '',
    online: mailed?.online ? money(mailed.online) : '',
    direct: mailed?.direct ? money(mailed.direct) : '',
  };
}

/** The text of the mail about copies that were found. `secured` is BLOCKED for a deposit that a bank has blocked. */
export const FOUND_TEXTS = {
  EN: 'The seller has these books back. {back, select, ONLINE {{secured, select, BLOCKED {The {online} taken for them from the blocked deposit is being refunded to you.} other {The {online} kept for them is being refunded to you.}}} DIRECT {The seller will pay you back the {direct} kept for them.} BOTH {Of the amount kept for them, {online} is being refunded to you, and the seller will pay you back {direct}.} UNPAID {What was kept for them is no longer due.} NOTHING {Nothing was kept for them.} other {The order shows what will be paid back.}}',
  HI: 'विक्रेता को ये किताबें वापस मिल गई हैं। {back, select, ONLINE {{secured, select, BLOCKED {इनके लिए ब्लॉक की गई जमा राशि में से जो {online} लिए गए थे, वे आपको लौटाए जा रहे हैं।} other {इनके लिए रोके गए {online} आपको लौटाए जा रहे हैं।}}} DIRECT {इनके लिए रोके गए {direct} विक्रेता आपको लौटाएँगे।} BOTH {इनके लिए रोकी गई रक़म में से {online} आपको ऑनलाइन लौटाए जा रहे हैं, और {direct} विक्रेता आपको लौटाएँगे।} UNPAID {इनके लिए रोकी गई रक़म अब नहीं देनी है।} NOTHING {इनके लिए कुछ नहीं रोका गया था।} other {क्या लौटाया जाएगा, यह ऑर्डर में दिखता है।}}',
  GU: 'વેચનારને આ પુસ્તકો પાછાં મળી ગયાં છે. {back, select, ONLINE {{secured, select, BLOCKED {તેમના માટે બ્લૉક કરેલી ડિપોઝિટમાંથી લેવાયેલા {online} તમને પાછા અપાઈ રહ્યા છે.} other {તેમના માટે રોકેલા {online} તમને પાછા અપાઈ રહ્યા છે.}}} DIRECT {તેમના માટે રોકેલા {direct} વેચનાર તમને પાછા ચૂકવશે.} BOTH {તેમના માટે રોકેલી રકમમાંથી {online} તમને ઑનલાઇન પાછા અપાઈ રહ્યા છે, અને {direct} વેચનાર તમને પાછા ચૂકવશે.} UNPAID {તેમના માટે રોકેલી રકમ હવે ચૂકવવાની નથી.} NOTHING {તેમના માટે કંઈ રોકાયું ન હતું.} other {શું પાછું અપાશે તે ઓર્ડરમાં દેખાય છે.}}',
};

/** The text of the mail about a cancellation. `secured` is BLOCKED for a deposit that a bank has blocked. */
export const CANCELLED_TEXTS = {
  EN: 'These books were cancelled. {back, select, ONLINE {{online} is being refunded to the buyer.} DIRECT {The seller will pay {direct} back to the buyer.} BOTH {{online} is being refunded to the buyer, and the seller will pay back {direct}.} other {Nothing was paid for them.}}{secured, select, BLOCKED { The blocked deposit will be released.} other {}}',
  HI: 'ये किताबें रद्द कर दी गईं। {back, select, ONLINE {ख़रीदार को {online} लौटाए जा रहे हैं।} DIRECT {विक्रेता ख़रीदार को {direct} लौटाएँगे।} BOTH {ख़रीदार को {online} ऑनलाइन लौटाए जा रहे हैं, और {direct} विक्रेता लौटाएँगे।} other {इनके लिए कुछ नहीं चुकाया गया था।}}{secured, select, BLOCKED { ब्लॉक की गई जमा राशि छोड़ दी जाती है।} other {}}',
  GU: 'આ પુસ્તકો રદ થયાં છે. {back, select, ONLINE {ખરીદનારને {online} પાછા અપાઈ રહ્યા છે.} DIRECT {વેચનાર ખરીદનારને {direct} પાછા ચૂકવશે.} BOTH {ખરીદનારને {online} ઑનલાઇન પાછા અપાઈ રહ્યા છે, અને {direct} વેચનાર પાછા ચૂકવશે.} other {તેમના માટે કંઈ ચૂકવાયું ન હતું.}}{secured, select, BLOCKED { બ્લૉક કરેલી ડિપોઝિટ છોડી દેવાય છે.} other {}}',
};
