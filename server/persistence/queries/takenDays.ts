/**
 * The allocations `a` of a copy `c` that are not released, as they follow FROM. ANY, and not just equal: the planner would
 * then take the index of the exclusion constraint, which is ten times slower than the one that is made for this.
 */
export const ALLOCATIONS_OF_COPY =
  'allocations a WHERE a.copy_id = ANY (ARRAY[c.id]) AND a.released_at IS NULL';
