/** The rules of the product that hold after every call, whoever plays. */
export type Rule =
  'books' | 'money' | 'told' | 'secrets' | 'traces' | 'overlaps' | 'counts' | 'moves' | 'limits' | 'answers';

/** A rule of the product that did not hold. */
class Violation extends Error {
  readonly rule: Rule;

  constructor(rule: Rule, what: string) {
    super(`[${rule}] ${what}`);
    this.name = 'Violation';
    this.rule = rule;
  }
}

/** The machine was too busy to answer in time, which says nothing of the rules. */
export class Overload extends Error {}

/** Holds a rule. */
export function hold(rule: Rule, isSo: boolean, what: () => string): asserts isSo {
  if (!isSo) throw new Violation(rule, what());
}
