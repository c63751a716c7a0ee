import type { LedgerEntry } from '../../domain/money/ledger.js';
import { moneyBackOf, waysBack, type WaysBack } from '../../domain/payments/moneyBack.js';
import { entriesAtFound } from '../../domain/rental/lostCopies.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import type { Speaker } from '../../notifications/speak.js';
import { lastStepOf } from '../orders/lastStep.js';
import { movementsOf, paymentsOf, restoredOf } from '../orders/storedMoney.js';

/**
 * The money of a mail about lost copies that were found: ONLINE, DIRECT or BOTH ways back of what was kept for them, UNPAID if the
 * buyer had not paid it, NOTHING if nothing was kept, and UNKNOWN if the money has moved again since.
 */
export interface FoundMoney extends Partial<WaysBack> {
  back: 'ONLINE' | 'DIRECT' | 'BOTH' | 'UNPAID' | 'NOTHING' | 'UNKNOWN';
}

/** Returns what the buyer gets back because the copies of a fulfillment were found, and how. */
export function moneyBackAfterFound(fulfillment: StoredFulfillment): FoundMoney {
  const { currency, isDepositBlocked } = fulfillment;
  const ledger = movementsOf(fulfillment);
  const restored = restoredOf(fulfillment);
  // Kept deposits stay in the ledger, so the movement of the step can be derived after it.
  const step = entriesAtFound(ledger, restored);
  if (step.length === 0) return { back: 'NOTHING' };
  const past = ledger.slice(0, -1);
  if (!isMovement(step[0], ledger.at(-1))) return { back: 'UNKNOWN' };
  const payments = paymentsBefore(fulfillment);
  const { paidBack } = moneyBackOf({ ledger: past, payments, step, currency, isDepositBlocked });
  if (paidBack.amount === 0) return { back: 'UNPAID' };
  const ways = waysBack(paidBack, payments);
  if (ways.direct.amount === 0) return { back: 'ONLINE', ...ways };
  return { back: ways.online.amount === 0 ? 'DIRECT' : 'BOTH', ...ways };
}

function isMovement(expected: LedgerEntry | undefined, found: LedgerEntry | undefined): boolean {
  return expected?.kind === found?.kind && expected?.amount.amount === found?.amount.amount;
}

/** Returns the payments before the copies were found. */
function paymentsBefore(fulfillment: StoredFulfillment) {
  const since = lastStepOf(fulfillment)?.occurredAt;
  return paymentsOf(fulfillment).filter(
    ({ kind, createdAt }) => kind === 'PAYMENT' || since === undefined || createdAt < since,
  );
}

/** Returns the values of the text about copies that were found. */
export function foundValues(
  found: FoundMoney | null,
  { money }: Pick<Speaker, 'money'>,
): Record<'back' | 'online' | 'direct', string> {
  return {
    back: found?.back ?? '',
    online: found?.online ? money(found.online) : '',
    direct: found?.direct ? money(found.direct) : '',
  };
}

/** The text of the mail about copies that were found. `secured` is BLOCKED for a deposit that a bank has blocked. */
export const FOUND_TEXTS = {
  EN: 'The seller has these books back. {back, select, ONLINE {{secured, select, BLOCKED {{online} that was taken for them from the blocked deposit is refunded to you.} other {{online} that was kept for them is refunded to you.}}} DIRECT {The seller pays you back {direct} that was kept for them.} BOTH {Of what was kept for them, {online} is refunded to you, and the seller pays you {direct} back.} UNPAID {What was kept for them is no longer due.} NOTHING {Nothing was kept for them.} other {The order shows what is paid back.}}',
  HI: 'विक्रेता को ये किताबें वापस मिल गई हैं। {back, select, ONLINE {{secured, select, BLOCKED {इनके लिए ब्लॉक की गई जमा राशि में से जो {online} लिए गए थे, वे आपको लौटाए जा रहे हैं।} other {इनके लिए रोके गए {online} आपको लौटाए जा रहे हैं।}}} DIRECT {इनके लिए रोके गए {direct} विक्रेता आपको लौटाएँगे।} BOTH {इनके लिए रोकी गई रक़म में से {online} आपको ऑनलाइन लौटाए जा रहे हैं, और {direct} विक्रेता आपको लौटाएँगे।} UNPAID {इनके लिए रोकी गई रक़म अब नहीं देनी है।} NOTHING {इनके लिए कुछ नहीं रोका गया था।} other {क्या लौटाया जाएगा, यह ऑर्डर में दिखता है।}}',
  GU: 'વેચનારને આ પુસ્તકો પાછાં મળી ગયાં છે. {back, select, ONLINE {{secured, select, BLOCKED {તેમના માટે બ્લૉક કરેલી ડિપોઝિટમાંથી લેવાયેલા {online} તમને પાછા અપાઈ રહ્યા છે.} other {તેમના માટે રોકેલા {online} તમને પાછા અપાઈ રહ્યા છે.}}} DIRECT {તેમના માટે રોકેલા {direct} વેચનાર તમને પાછા ચૂકવશે.} BOTH {તેમના માટે રોકેલી રકમમાંથી {online} તમને ઑનલાઇન પાછા અપાઈ રહ્યા છે, અને {direct} વેચનાર તમને પાછા ચૂકવશે.} UNPAID {તેમના માટે રોકેલી રકમ હવે ચૂકવવાની નથી.} NOTHING {તેમના માટે કંઈ રોકાયું ન હતું.} other {શું પાછું અપાશે તે ઓર્ડરમાં દેખાય છે.}}',
};
