/** Style of what is of no use on paper, such as buttons. */
export const ON_SCREEN_ONLY = { _print: { display: 'none' } } as const;

/** Style of what a printed page needs and a screen tells by other means. */
export const ON_PAPER_ONLY = { display: 'none', _print: { display: 'block' } } as const;
