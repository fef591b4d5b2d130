/** Sums by name. */
export class Tally extends Map<string, number> {
  add(name: string, value: number): void {
    this.set(name, (this.get(name) ?? 0) + value);
  }
  raise(name: string, value: number): void {
    if (value > (this.get(name) ?? 0)) this.set(name, value);
  }
}
