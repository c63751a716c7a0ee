/** For elements without a use on paper, such as buttons. */
export const ON_SCREEN_ONLY = { _print: { display: 'none' } } as const;

/** For elements that only a printed page needs. */
export const ON_PAPER_ONLY = { display: 'none', _print: { display: 'block' } } as const;
