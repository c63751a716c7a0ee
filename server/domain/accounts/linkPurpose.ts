/** What a mailed link lets its holder do. */
export const LinkPurpose = { VERIFY_EMAIL: 'VERIFY_EMAIL', RESET_PASSWORD: 'RESET_PASSWORD' } as const;
export type LinkPurpose = keyof typeof LinkPurpose;
