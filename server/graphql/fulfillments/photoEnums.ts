import { registerEnumType } from 'type-graphql';
import { PhotoStage } from '../../domain/orders/orderPhotos.js';
import { Side } from '../../domain/orders/orderStatus.js';

registerEnumType(PhotoStage, {
  name: 'PhotoStage',
  description: 'The stage of a rental at which a photo is taken.',
  valuesConfig: {
    DISPATCH: { description: 'Taken by the seller, from confirmation until delivery.' },
    RECEIPT: { description: 'Taken by the buyer, from shipment until the copies are returned.' },
    RETURN: { description: 'Taken by either side, from delivery until the copies are returned.' },
  },
});

registerEnumType(Side, {
  name: 'OrderSide',
  description: 'A party to a fulfillment: the buyer or the seller.',
  valuesConfig: {
    BUYER: { description: 'The account that placed the order.' },
    SELLER: { description: 'The account that sends the fulfillment.' },
  },
});

export { PhotoStage, Side };
