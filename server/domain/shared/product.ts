/** The name of the product, defined only here. `npm run constants` copies it for the client. */
export const PRODUCT_NAME = 'Panna';
