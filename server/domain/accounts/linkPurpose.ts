/** The purpose of a mailed link. */
export const LinkPurpose = { VERIFY_EMAIL: 'VERIFY_EMAIL', RESET_PASSWORD: 'RESET_PASSWORD' } as const;
export type LinkPurpose = keyof typeof LinkPurpose;
