/** The product's rules, checked after every call. */
export type Rule =
  | 'books'
  | 'money'
  | 'told'
  | 'secrets'
  | 'traces'
  | 'overlaps'
  | 'counts'
  | 'moves'
  | 'limits'
  | 'answers'
  | 'pauses'
  | 'records'
  | 'badges'
  | 'codes'
  | 'numbers'
  | 'factors'
  | 'offers';

/** A broken rule of the product. */
class Violation extends Error {
  readonly rule: Rule;

  constructor(rule: Rule, what: string) {
    super(`[${rule}] ${what}`);
    this.name = 'Violation';
    this.rule = rule;
  }
}

/** The machine was too busy to answer in time, which proves nothing about the rules. */
export class Overload extends Error {}

/** Throws a violation unless the rule holds. */
export function hold(rule: Rule, isSo: boolean, what: () => string): asserts isSo {
  if (!isSo) throw new Violation(rule, what());
}
