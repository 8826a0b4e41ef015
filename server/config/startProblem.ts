/** Why a command or the service cannot start: one Chinese sentence with the cause and the remedy. */
export class StartProblem extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = new.target.name;
  }
}
