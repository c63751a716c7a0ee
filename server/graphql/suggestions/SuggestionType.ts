import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Genre } from '../../domain/catalogue/book.js';
import { SuggestionKind, type Suggestion } from '../../usecases/catalogue/suggest.js';

registerEnumType(SuggestionKind, {
  name: 'SuggestionKind',
  description: 'The kinds of suggestion: a title, an author, a genre or an ISBN.',
  valuesConfig: {
    TITLE: { description: 'The title of a book.' },
    AUTHOR: { description: 'The name of an author.' },
    GENRE: { description: 'A genre to filter by.' },
    ISBN: { description: 'The ISBN of a book.' },
  },
});

@ObjectType('Suggestion', {
  simpleResolvers: true,
  description: 'A search suggested while the reader types.',
})
export class SuggestionType implements Suggestion {
  @Field(() => SuggestionKind, {
    description: 'The kind of suggestion: a genre, an author, a title or an ISBN.',
  })
  kind!: SuggestionKind;

  @Field(() => String, {
    description:
      'The text to search for: the title, the author’s name, the ISBN, or the English name of the genre.',
  })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The author of the suggested title or ISBN; null for other suggestions.',
  })
  author!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The title of the book with the suggested ISBN; null for other suggestions.',
  })
  title!: string | null;

  @Field(() => Genre, {
    nullable: true,
    description: 'The genre to filter by, if a genre is suggested; otherwise null.',
  })
  genre!: Genre | null;
}
