import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { SHELF_SIZE, ShelfKind } from '../../domain/catalogue/shelves.js';
import type { Shelf } from '../../usecases/shelves/viewHomeShelves.js';
import { BookLanguage } from '../books/bookEnums.js';
import { BookType } from '../books/BookType.js';
import { MoneyType } from '../schema/MoneyType.js';

registerEnumType(ShelfKind, {
  name: 'ShelfKind',
  description: 'The kinds of shelf. The kind determines which books the shelf has, and their order.',
  valuesConfig: {
    NEW: { description: 'The newest listings.' },
    LOW_RENT: { description: 'Books with a monthly rent below `Shelf.rentBelow`, cheapest first.' },
    IN_LANGUAGE: { description: 'Books in `Shelf.language`, newest listing first.' },
    MOST_SAVED: {
      description: 'The books that the most readers have bookmarked recently, each by at least two readers.',
    },
  },
});

@ObjectType('Shelf', { simpleResolvers: true, description: 'A row of books on the home page.' })
export class ShelfType implements Omit<Shelf, 'books'> {
  @Field(() => ShelfKind, { description: 'The kind of shelf, which determines its books and their order.' })
  kind!: ShelfKind;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'The exclusive upper limit of the monthly rents on the shelf; null unless the kind is LOW_RENT.',
  })
  rentBelow!: MoneyType | null;

  @Field(() => BookLanguage, {
    nullable: true,
    description: 'The language of the books; null unless the kind is IN_LANGUAGE.',
  })
  language!: BookLanguage | null;

  @Field(() => [BookType], {
    description: `1 to ${SHELF_SIZE} listings with an available copy, one for each edition.`,
  })
  books!: BookType[];
}
