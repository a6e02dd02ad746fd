/** The Security Rules in force: those the server was started with, and those given for single projects. */
import { loadRules, type Ruleset } from '../../rules/ruleset.ts';

export class Rulebook {
  readonly #byProject = new Map<string, Ruleset>();
  #everywhere: Ruleset | undefined;

  /** The rules of a project; undefined where none are loaded and so all is allowed. */
  of(projectId: string): Ruleset | undefined {
    return this.#byProject.get(projectId) ?? this.#everywhere;
  }

  /** Drops the rules that were given for single projects: those of the start are in force again. */
  clear(): void {
    this.#byProject.clear();
  }

  /** Loads rules for every project that has none of its own. Throws RulesLoadError. */
  loadEverywhere(source: string): void {
    this.#everywhere = loadRules(source);
  }

  /** Loads rules for one project. Throws RulesLoadError, and leaves those before in force. */
  load(projectId: string, source: string): void {
    this.#byProject.set(projectId, loadRules(source));
  }
}
