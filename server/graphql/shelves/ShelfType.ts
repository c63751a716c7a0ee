import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { SHELF_SIZE, ShelfKind } from '../../domain/catalogue/shelves.js';
import type { Shelf } from '../../usecases/shelves/viewHomeShelves.js';
import { BookLanguage } from '../books/bookEnums.js';
import { BookType } from '../books/BookType.js';
import { MoneyType } from '../schema/MoneyType.js';

registerEnumType(ShelfKind, {
  name: 'ShelfKind',
  description: 'What the books of a shelf have in common.',
  valuesConfig: {
    NEW: { description: 'They were listed last.' },
    LOW_RENT: { description: 'A month of rent costs less than `Shelf.rentBelow`. The cheapest come first.' },
    IN_LANGUAGE: { description: 'They are in `Shelf.language`. Those listed last come first.' },
    MOST_SAVED: { description: 'Most people have bookmarked them of late, at least two.' },
  },
});

@ObjectType('Shelf', { simpleResolvers: true, description: 'A row of books on the home page.' })
export class ShelfType implements Omit<Shelf, 'books'> {
  @Field(() => ShelfKind, { description: 'What the books have in common.' })
  kind!: ShelfKind;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'What a month of rent costs less than; null unless the kind is LOW_RENT.',
  })
  rentBelow!: MoneyType | null;

  @Field(() => BookLanguage, {
    nullable: true,
    description: 'The language of the books; null unless the kind is IN_LANGUAGE.',
  })
  language!: BookLanguage | null;

  @Field(() => [BookType], {
    description: `One to ${SHELF_SIZE} listings with a free copy, one of each edition.`,
  })
  books!: BookType[];
}
