/** The name of the product. Everything of the server that shows it reads it here. */
export const PRODUCT_NAME = 'Panna';
