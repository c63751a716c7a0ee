import { Ctx, Field, FieldResolver, Int, ObjectType, registerEnumType, Resolver, Root } from 'type-graphql';
import { cheaperToBuyAfter } from '../../domain/catalogue/rentOrBuy.js';
import { PriceStanding, priceStanding, type UsualPrice } from '../../domain/catalogue/usualPrice.js';
import type { Book } from '../../usecases/catalogue/book.js';
import type { Edition } from '../../usecases/editions/viewEditions.js';
import { BookType } from '../books/BookType.js';
import type { GraphQLContext } from '../context.js';
import { EditionType } from '../editions/EditionType.js';
import { MoneyType } from '../schema/MoneyType.js';

registerEnumType(PriceStanding, {
  name: 'PriceStanding',
  description: 'The sale price of a listing compared with the usual price of its edition.',
  valuesConfig: {
    BELOW: { description: 'The price is below the range of usual sale prices of this edition.' },
    WITHIN: { description: 'The price is within the range of usual sale prices of this edition.' },
    ABOVE: { description: 'The price is above the range of usual sale prices of this edition.' },
  },
});

@ObjectType('UsualPrice', {
  simpleResolvers: true,
  description:
    'The usual sale price of an edition: the range of the middle half of its sale prices in the last year, rounded ' +
    'outward. Requires at least five sales.',
})
class UsualPriceType implements UsualPrice {
  @Field(() => MoneyType, { description: 'The lower end of the range.' })
  low!: MoneyType;

  @Field(() => MoneyType, { description: 'The upper end of the range; may equal `low`.' })
  high!: MoneyType;
}

/** Compares renting a book with buying it, and its sale price with the edition's usual price. */
@Resolver(() => BookType)
export class PriceCheckResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The number of months after which renting costs more than buying, not counting the deposit; 0 if even the ' +
      'shortest rental costs more. Null if the book is not both for sale and for rent, or cannot be rented for ' +
      'that long.',
  })
  cheaperToBuyAfter(@Root() { price }: Book): number | null {
    return cheaperToBuyAfter(price);
  }

  @FieldResolver(() => PriceStanding, {
    nullable: true,
    description:
      'The sale price compared with `Edition.usualPrice`; null if one of the two prices is missing.',
  })
  async priceStanding(
    @Root() { editionId, price }: Book,
    @Ctx() { loaders }: GraphQLContext,
  ): Promise<PriceStanding | null> {
    return price.sale && priceStanding(price.sale, await loaders.usualPrice.load(editionId));
  }
}

@Resolver(() => EditionType)
export class UsualPriceResolver {
  @FieldResolver(() => UsualPriceType, {
    nullable: true,
    description:
      'The usual sale price, based on the sales of the last year; null if there were fewer than five sales.',
  })
  usualPrice(@Root() { id }: Edition, @Ctx() { loaders }: GraphQLContext): Promise<UsualPrice | null> {
    return loaders.usualPrice.load(id);
  }
}
