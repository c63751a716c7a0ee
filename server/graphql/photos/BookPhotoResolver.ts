import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Book } from '../../usecases/catalogue/book.js';
import { addBookPhoto } from '../../usecases/photos/addBookPhoto.js';
import {
  captionBookPhoto,
  removeBookPhoto,
  reorderBookPhotos,
} from '../../usecases/photos/changeBookPhotos.js';
import type { BookPhoto } from '../../usecases/photos/findPhotos.js';
import { usePhotoAsCover } from '../../usecases/photos/usePhotoAsCover.js';
import { BookType } from '../books/BookType.js';
import type { GraphQLContext } from '../context.js';
import { freshLoaders } from '../loaders.js';
import { shortListCost } from '../schema/connection.js';
import { payload } from '../schema/payload.js';
import {
  AddBookPhotoInput,
  AddBookPhotoPayload,
  CaptionBookPhotoInput,
  CaptionBookPhotoPayload,
  RemoveBookPhotoInput,
  RemoveBookPhotoPayload,
  ReorderBookPhotosInput,
  ReorderBookPhotosPayload,
  UsePhotoAsCoverInput,
  UsePhotoAsCoverPayload,
} from './PhotoInputs.js';
import { BookPhotoType } from './PhotoTypes.js';
import { uploadedPhoto } from './uploadedPhoto.js';

@Resolver(() => BookType)
export class BookPhotoResolver {
  @FieldResolver(() => [BookPhotoType], {
    complexity: shortListCost,
    description:
      'Photos that show the condition of the copies, at most six, in the order chosen by the seller.',
  })
  photos(@Root() book: Book, @Ctx() { loaders }: GraphQLContext): Promise<BookPhoto[]> {
    return loaders.photosOfBook.load(book.id);
  }

  @Mutation(() => AddBookPhotoPayload, {
    description:
      'Adds a photo to one of your listings, after the existing photos. A listing can have six photos. ' +
      'Sending the same picture again adds nothing. The image is re-encoded without its metadata, such as ' +
      'the location of the camera.',
  })
  addBookPhoto(
    @Arg('input', () => AddBookPhotoInput) { photo: upload, ...input }: AddBookPhotoInput,
    @Ctx() context: GraphQLContext,
  ): Promise<AddBookPhotoPayload> {
    return payload(async () => {
      const photoId = await addBookPhoto(context.scope, input, () => uploadedPhoto(upload));
      const book = await bookNow(context, input.bookId);
      const photos = await context.loaders.photosOfBook.load(input.bookId);
      return { book, photo: photos.find(({ id }) => id === photoId) ?? null };
    });
  }

  @Mutation(() => CaptionBookPhotoPayload, { description: 'Changes the caption of one of your photos.' })
  captionBookPhoto(
    @Arg('input', () => CaptionBookPhotoInput) input: CaptionBookPhotoInput,
    @Ctx() context: GraphQLContext,
  ): Promise<CaptionBookPhotoPayload> {
    return changed(context, captionBookPhoto, input);
  }

  @Mutation(() => ReorderBookPhotosPayload, {
    description: 'Sets the order in which the photos of one of your listings are shown.',
  })
  reorderBookPhotos(
    @Arg('input', () => ReorderBookPhotosInput) input: ReorderBookPhotosInput,
    @Ctx() context: GraphQLContext,
  ): Promise<ReorderBookPhotosPayload> {
    return changed(context, reorderBookPhotos, input);
  }

  @Mutation(() => RemoveBookPhotoPayload, { description: 'Removes a photo from one of your listings.' })
  removeBookPhoto(
    @Arg('input', () => RemoveBookPhotoInput) input: RemoveBookPhotoInput,
    @Ctx() context: GraphQLContext,
  ): Promise<RemoveBookPhotoPayload> {
    return changed(context, removeBookPhoto, input);
  }

  @Mutation(() => UsePhotoAsCoverPayload, {
    description:
      'Uses one of your photos as the cover of its listing. The photo also remains one of the photos of ' +
      'the listing.',
  })
  usePhotoAsCover(
    @Arg('input', () => UsePhotoAsCoverInput) input: UsePhotoAsCoverInput,
    @Ctx() context: GraphQLContext,
  ): Promise<UsePhotoAsCoverPayload> {
    return changed(context, usePhotoAsCover, input);
  }
}

type Change = (scope: GraphQLContext['scope'], input: unknown) => Promise<string>;

/** Changes the photos of a listing. Returns the book after the change. */
function changed(context: GraphQLContext, change: Change, input: object) {
  return payload(async () => ({ book: await bookNow(context, await change(context.scope, input)) }));
}

function bookNow(context: GraphQLContext, id: string): Promise<Book | null> {
  return freshLoaders(context).book.load(id);
}
