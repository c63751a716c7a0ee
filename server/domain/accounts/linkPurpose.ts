/** The purpose of a mailed link. The link is refused for any other purpose. */
export const LinkPurpose = { VERIFY_EMAIL: 'VERIFY_EMAIL', RESET_PASSWORD: 'RESET_PASSWORD' } as const;
export type LinkPurpose = keyof typeof LinkPurpose;
