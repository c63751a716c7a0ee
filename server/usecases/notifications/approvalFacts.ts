import { knownMoney, type Money } from '../../domain/money/money.js';
import type { ApprovedStep } from '../../domain/payments/approval.js';
import type { Speaker } from '../../notifications/speak.js';
import type { StoredApproval } from '../../persistence/queries/payments/approvals.js';

/** The step and the amount of a request for approval. The amount is null if Panna does not know its currency. */
export interface AskedStep {
  step: ApprovedStep;
  amount: Money | null;
}

/** Returns the step and the amount of a request for approval. */
export function askedStep({ step, amount, currency }: StoredApproval): AskedStep {
  return { step, amount: knownMoney(amount, currency) };
}

/** Returns the formatted amount, or "unknown currency" in the reader's language. */
export function amountText(
  { amount }: AskedStep,
  { money, text }: Pick<Speaker<StepText>, 'money' | 'text'>,
): string {
  return amount ? money(amount) : text('unknown');
}

/** Returns the rows of a mail that name the requested step and its amount. */
export function stepRows(asked: AskedStep, speaker: Speaker<StepText>): [string, string][] {
  const { text } = speaker;
  return [
    [text('step'), text(asked.step)],
    [text('amount'), amountText(asked, speaker)],
  ];
}

/** The names of steps that a second member of staff approves, in the words of the screens. */
export const STEP_TEXTS = {
  EN: {
    SETTLE_REFUND: 'Refund paid another way',
    SETTLE_UNKNOWN_PAYMENT: 'Payment of unknown origin resolved',
    SETTLE_DIFFERENCE: 'Difference from the provider resolved',
    SETTLE_PAYOUT: 'Payout paid by hand',
    SETTLE_DEBT: 'Debt paid back by a seller',
    ACCEPT_CHARGEBACK: 'Chargeback accepted',
    RECORD_TAX_DEDUCTED: 'Tax deducted at source paid to the government',
    RECORD_TAX_COLLECTED: 'Tax collected at source paid to the government',
    step: 'Step',
    amount: 'Amount',
    view: 'View the request',
    unknown: 'unknown currency',
  },
  HI: {
    SETTLE_REFUND: 'रिफ़ंड दूसरे तरीक़े से दिया',
    SETTLE_UNKNOWN_PAYMENT: 'अज्ञात स्रोत का भुगतान निपटाया गया',
    SETTLE_DIFFERENCE: 'भुगतान सेवा से अंतर निपटाया गया',
    SETTLE_PAYOUT: 'विक्रेता का भुगतान स्वयं किया',
    SETTLE_DEBT: 'विक्रेता ने बक़ाया रक़म लौटाई',
    ACCEPT_CHARGEBACK: 'चार्जबैक स्वीकार किया गया',
    RECORD_TAX_DEDUCTED: 'स्रोत पर काटा गया कर सरकार को चुकाया गया',
    RECORD_TAX_COLLECTED: 'स्रोत पर लिया गया कर सरकार को चुकाया गया',
    step: 'काम',
    amount: 'रक़म',
    view: 'अनुरोध देखें',
    unknown: 'अज्ञात मुद्रा',
  },
  GU: {
    SETTLE_REFUND: 'રિફંડ બીજી રીતે ચૂકવ્યું',
    SETTLE_UNKNOWN_PAYMENT: 'અજાણ્યા સ્રોતની ચુકવણી પતાવાઈ',
    SETTLE_DIFFERENCE: 'ચુકવણી સેવા સાથેનો તફાવત પતાવ્યો',
    SETTLE_PAYOUT: 'વેચનારની ચુકવણી જાતે કરી',
    SETTLE_DEBT: 'વેચનારે બાકી રકમ પાછી આપી',
    ACCEPT_CHARGEBACK: 'ચાર્જબેક સ્વીકાર્યો',
    RECORD_TAX_DEDUCTED: 'સ્રોત પર કપાયેલો કર સરકારને ચૂકવ્યો',
    RECORD_TAX_COLLECTED: 'સ્રોત પર લેવાયેલો કર સરકારને ચૂકવ્યો',
    step: 'કામ',
    amount: 'રકમ',
    view: 'વિનંતી જુઓ',
    unknown: 'અજાણ્યું ચલણ',
  },
};

type StepText = keyof (typeof STEP_TEXTS)['EN'];
