import { createHash } from 'node:crypto';
import { chosenSeed, printOnce } from '../seeds.js';

/** The environment variable with the seed of the run to repeat. */
const VARIABLE = 'KILL_SEED';

const seed = chosenSeed(VARIABLE);

/**
 * Each run of a test kills at every third message only, from a random one on, because a kill costs the start of a process. Three
 * runs with different numbers cover all messages.
 */
const EVERY = 3;

/** The places at which a test kills processes. The same seed chooses the same ones. */
export class KillPlaces {
  private drawn = 0;
  private readonly places: string[] = [];

  /** Number of kills so far. */
  get kills(): number {
    return this.places.length;
  }

  /** Returns the number of the first message of a transaction or request at which a process is killed; 1 is its first message. */
  first(): number {
    printOnce(`kills with ${VARIABLE}=${seed}`);
    this.drawn += 1;
    const digest = createHash('sha256').update(`${seed} ${this.drawn}`).digest();
    return 1 + (digest.readUInt32BE() % EVERY);
  }

  /** Returns the number of the message after `message` at which a process is killed next. */
  after(message: number): number {
    return message + EVERY;
  }

  /** Records the place of a kill. */
  note(place: string): void {
    this.places.push(place);
  }

  /** Prints the places of all kills in order, so that two runs with one seed can be compared. */
  print(): void {
    console.info([`Killed ${this.kills} times:`, ...this.places].join('\n'));
  }
}
