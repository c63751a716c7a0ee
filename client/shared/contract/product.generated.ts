// Of server/domain/shared/product.ts, which says what it means. Written by `npm run constants`; do not edit.
export const PRODUCT_NAME = 'Panna';
