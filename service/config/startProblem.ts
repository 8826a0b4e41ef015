/** A reason why a command or the service cannot start: one Chinese sentence that says what is wrong and what to do. */
export class StartProblem extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = new.target.name;
  }
}
