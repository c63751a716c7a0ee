import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { viewerCanModerate } from '../../usecases/moderation/rightsToModerate.js';
import type { Edition } from '../../usecases/editions/viewEditions.js';
import type { ModerationAction } from '../../usecases/moderation/listModeration.js';
import { joinEditions, splitEdition } from '../../usecases/moderation/moderateEdition.js';
import type { GraphQLContext } from '../context.js';
import { EditionType } from '../editions/EditionType.js';
import { freshLoaders } from '../loaders.js';
import { payload } from '../schema/payload.js';
import {
  JoinEditionsInput,
  JoinEditionsPayload,
  SplitEditionInput,
  SplitEditionPayload,
} from './EditionModerationTypes.js';
import { ModerationActionType } from './ModerationTypes.js';

/** Mutations that split and join editions. They require `editions:moderate`. */
@Resolver(() => EditionType)
export class EditionModerationResolver {
  @Mutation(() => SplitEditionPayload, {
    description:
      'Moves listings of an edition, with the reviews of their copies, to a new edition. The listings stay ' +
      'there even if their sellers edit them. For moderators only.',
  })
  splitEdition(
    @Arg('input', () => SplitEditionInput) input: SplitEditionInput,
    @Ctx() context: GraphQLContext,
  ): Promise<SplitEditionPayload> {
    return payload(async () => {
      const id = await splitEdition(context.scope, input);
      const { edition: editions } = freshLoaders(context);
      const [newEdition, edition] = await Promise.all([editions.load(id), editions.load(input.editionId)]);
      return { newEdition, edition };
    });
  }

  @Mutation(() => JoinEditionsPayload, {
    description:
      'Moves all listings and reviews of an edition to another edition. The old ID then returns the other edition. ' +
      'The listings stay in it even if their sellers edit them, and new listings with the old ISBN are added to it. ' +
      'For moderators only.',
  })
  joinEditions(
    @Arg('input', () => JoinEditionsInput) input: JoinEditionsInput,
    @Ctx() context: GraphQLContext,
  ): Promise<JoinEditionsPayload> {
    return payload(async () => {
      const id = await joinEditions(context.scope, input);
      return { edition: await freshLoaders(context).edition.load(id) };
    });
  }

  @FieldResolver(() => Boolean, {
    description: 'True if you are a moderator and can split the edition or join it with another edition.',
  })
  viewerCanModerate(@Ctx() { scope }: GraphQLContext): Promise<boolean> {
    return viewerCanModerate(scope, 'editions');
  }
}

@Resolver(() => ModerationActionType)
export class EditionsOfActionResolver {
  @FieldResolver(() => EditionType, {
    nullable: true,
    description:
      'The edition from which listings were moved; null unless the action split or joined editions.',
  })
  edition(
    @Root() { editionId }: ModerationAction,
    @Ctx() context: GraphQLContext,
  ): Promise<Edition | null> | null {
    return editionId === null ? null : context.loaders.edition.load(editionId);
  }

  @FieldResolver(() => EditionType, {
    nullable: true,
    description: 'The edition to which listings were moved; null unless the action split or joined editions.',
  })
  toEdition(
    @Root() { toEditionId }: ModerationAction,
    @Ctx() context: GraphQLContext,
  ): Promise<Edition | null> | null {
    return toEditionId === null ? null : context.loaders.edition.load(toEditionId);
  }
}
