import { registerEnumType } from 'type-graphql';
import { PhotoStage } from '../../domain/orders/orderPhotos.js';
import { Side } from '../../domain/orders/orderStatus.js';

registerEnumType(PhotoStage, {
  name: 'PhotoStage',
  description: 'When a photo of rented copies is taken.',
  valuesConfig: {
    DISPATCH: { description: 'By the seller, from the confirmation until the parcel is delivered.' },
    RECEIPT: { description: 'By the buyer, once the parcel is on its way, until the copies are back.' },
    RETURN: { description: 'By either side, once the parcel is delivered, until the copies are back.' },
  },
});

registerEnumType(Side, {
  name: 'OrderSide',
  description: 'The side of a fulfillment on which somebody stands.',
  valuesConfig: {
    BUYER: { description: 'Who placed the order.' },
    SELLER: { description: 'Who sends the fulfillment.' },
  },
});

export { PhotoStage, Side };
