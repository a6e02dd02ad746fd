/** The active Security Rules: those the server started with, and those loaded for single projects. */
import { loadRules, type Ruleset } from '../../rules/ruleset.ts';

export class Rulebook {
  readonly #byProject = new Map<string, Ruleset>();
  #everywhere: Ruleset | undefined;

  /** The rules of a project; undefined if none are loaded and everything is allowed. */
  of(projectId: string): Ruleset | undefined {
    return this.#byProject.get(projectId) ?? this.#everywhere;
  }

  /** Drops the rules loaded for single projects; the initial ones apply again. */
  clear(): void {
    this.#byProject.clear();
  }

  /** Loads rules for every project without its own. Throws RulesLoadError. */
  loadEverywhere(source: string): void {
    this.#everywhere = loadRules(source);
  }

  /** Loads rules for one project. Throws RulesLoadError and keeps the previous rules. */
  load(projectId: string, source: string): void {
    this.#byProject.set(projectId, loadRules(source));
  }
}
