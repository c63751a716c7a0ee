import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Genre } from '../../domain/catalogue/book.js';
import { SuggestionKind, type Suggestion } from '../../usecases/catalogue/suggest.js';

registerEnumType(SuggestionKind, {
  name: 'SuggestionKind',
  description: 'What a suggestion is.',
  valuesConfig: {
    TITLE: { description: 'The title of a book.' },
    AUTHOR: { description: 'An author.' },
    GENRE: { description: 'A genre.' },
    ISBN: { description: 'The ISBN of a book.' },
  },
});

@ObjectType('Suggestion', {
  simpleResolvers: true,
  description: 'Something to search for, suggested while somebody types.',
})
export class SuggestionType implements Suggestion {
  @Field(() => SuggestionKind, { description: 'What it is.' })
  kind!: SuggestionKind;

  @Field(() => String, {
    description: 'What to search for: the title, the name, or the ISBN; of a genre, its name in English.',
  })
  text!: string;

  @Field(() => String, { nullable: true, description: 'The author, for a title or an ISBN.' })
  author!: string | null;

  @Field(() => String, { nullable: true, description: 'The title, for an ISBN.' })
  title!: string | null;

  @Field(() => Genre, { nullable: true, description: 'The genre to filter by, for a genre.' })
  genre!: Genre | null;
}
