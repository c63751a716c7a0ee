/** The time at which the clock of a test marketplace starts. */
export const START_OF_TESTS = new Date('2026-01-15T06:30:00.000Z');

/** A clock that stands still until a test moves it. */
export class TestClock {
  private time = START_OF_TESTS.getTime();

  now(): Date {
    return new Date(this.time);
  }

  /** Sets the clock to a time in ISO 8601. */
  moveTo(moment: string): void {
    this.time = Date.parse(moment);
  }

  advanceMinutes(minutes: number): void {
    this.time += minutes * 60_000;
  }

  advanceDays(days: number): void {
    this.time += days * 86_400_000;
  }
}
