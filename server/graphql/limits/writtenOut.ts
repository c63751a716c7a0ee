import { getOperationAST, Kind, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';
import type { AskedOperation } from './wrongVariables.js';

/** Maximum count. Without it, nested fragments could exceed the range of numbers. Real queries stay far below it. */
const MOST = 1_000_000;

/**
 * Returns the number of selections of a valid operation, at most 1,000,000. The selections of a fragment count each
 * time the fragment is used, but each fragment is visited only once.
 */
export function selectionsWrittenOut({
  document,
  operationName,
}: Pick<AskedOperation, 'document' | 'operationName'>): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const known = new Map<string, number>();

  const inFragment = (name: string): number => {
    const count = known.get(name) ?? inSet(fragments.get(name)?.selectionSet);
    known.set(name, count);
    return count;
  };
  const inSet = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, selection) => {
      const inside =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? inFragment(selection.name.value)
          : inSet(selection.selectionSet);
      return Math.min(sum + 1 + inside, MOST);
    }, 0);

  return inSet(getOperationAST(document, operationName)?.selectionSet);
}
