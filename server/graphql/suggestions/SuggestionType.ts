import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Genre } from '../../domain/catalogue/book.js';
import { SuggestionKind, type Suggestion } from '../../usecases/catalogue/suggest.js';

registerEnumType(SuggestionKind, {
  name: 'SuggestionKind',
  description: 'The kinds of suggestions.',
  valuesConfig: {
    TITLE: { description: 'The title of a book.' },
    AUTHOR: { description: 'An author.' },
    GENRE: { description: 'A genre.' },
    ISBN: { description: 'The ISBN of a book.' },
  },
});

@ObjectType('Suggestion', {
  simpleResolvers: true,
  description: 'A search suggested while the reader types.',
})
export class SuggestionType implements Suggestion {
  @Field(() => SuggestionKind, { description: 'The kind of suggestion.' })
  kind!: SuggestionKind;

  @Field(() => String, {
    description:
      'The text to search for: the title, the author’s name, the ISBN, or the English name of the genre.',
  })
  text!: string;

  @Field(() => String, { nullable: true, description: 'The author, for a title or an ISBN.' })
  author!: string | null;

  @Field(() => String, { nullable: true, description: 'The title, for an ISBN.' })
  title!: string | null;

  @Field(() => Genre, { nullable: true, description: 'The genre to filter by, for a genre.' })
  genre!: Genre | null;
}
