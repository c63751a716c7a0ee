/** The ways in which a seller's debt is repaid: out of a payout, or outside the site. */
export const DebtRepaymentKind = { SET_OFF: 'SET_OFF', RECORDED: 'RECORDED' } as const;
export type DebtRepaymentKind = keyof typeof DebtRepaymentKind;
