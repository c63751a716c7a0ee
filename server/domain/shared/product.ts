/** The name of the product: its one place. `npm run constants` writes it down for the client. */
export const PRODUCT_NAME = 'Panna';
