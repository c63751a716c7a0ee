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
  description: 'How a sale price compares with what the edition usually goes for.',
  valuesConfig: {
    BELOW: { description: 'It is lower.' },
    WITHIN: { description: 'It is usual.' },
    ABOVE: { description: 'It is higher.' },
  },
});

@ObjectType('UsualPrice', {
  simpleResolvers: true,
  description:
    'For how much copies of an edition were sold here in the last year: the middle half of at least five deals, rounded ' +
    'outward.',
})
class UsualPriceType implements UsualPrice {
  @Field(() => MoneyType, { description: 'The lower end.' })
  low!: MoneyType;

  @Field(() => MoneyType, { description: 'The upper end; it can be the same.' })
  high!: MoneyType;
}

/** What helps to judge a price. */
@Resolver(() => BookType)
export class PriceCheckResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'After how many months of renting it would have been cheaper to buy; 0 when the shortest rental costs more than ' +
      'the book. Null when it is not offered both ways, or cannot be rented for so long. The deposit does not count.',
  })
  cheaperToBuyAfter(@Root() { price }: Book): number | null {
    return cheaperToBuyAfter(price);
  }

  @FieldResolver(() => PriceStanding, {
    nullable: true,
    description: 'How its sale price compares with `Edition.usualPrice`; null without either.',
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
    description: 'For how much copies were sold here in the last year; null for fewer than five deals.',
  })
  usualPrice(@Root() { id }: Edition, @Ctx() { loaders }: GraphQLContext): Promise<UsualPrice | null> {
    return loaders.usualPrice.load(id);
  }
}
