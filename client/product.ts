/** The name of the product. Everything that shows it reads it here. */
export const PRODUCT_NAME = 'Panna';
