/** Stands for GitHub in the browser: a repository with content, as far as the forms ask for it. */
import { createHash } from 'node:crypto';
import { contentFiles, contentOf } from './forms.ts';
import type { Page } from './test.ts';

export const TOKEN = 'a-token';
const HEAD = 'a'.repeat(40);
const NOW = '2026-01-01T00:00:00Z';
const AUTHOR = { name: 'Editor', email: 'editor@firm.example', user: { id: 1, login: 'editor' } };

/** What was written to it. */
export interface Written {
  branches: string[];
  commits: { branch: string; files: Record<string, string> }[];
  pullRequests: { head: string; base: string; draft: boolean }[];
  labels: string[][];
}

interface Commit {
  branch: { branchName: string };
  fileChanges: { additions: { path: string; contents: string }[] };
}

/**
 * Answers for GitHub whatever a page asks of it.
 *
 * @param repository - owner and name
 * @param content - the folder whose files it holds in content/
 */
export const standForGitHub = async (
  page: Page,
  repository: string,
  content: string,
): Promise<Written> => {
  const written: Written = { branches: [], commits: [], pullRequests: [], labels: [] };
  const files = await Promise.all(
    contentFiles(content).map(async (file) => {
      const data = await contentOf(content, file);
      const sha = createHash('sha1').update(`${file}\n`).update(data).digest('hex');
      return { path: `content/${file}`, sha, size: data.length, type: 'blob', data };
    }),
  );
  const texts = new Map(files.map(({ sha, data }) => [sha, data.toString('utf8')]));

  /** Several of the same kind under names that end in numbers. */
  const each = (query: string, pattern: RegExp, answer: (match: string) => unknown) => ({
    repository: Object.fromEntries(
      [...query.matchAll(pattern)].map(([, name = '', match = '']) => [name, answer(match)]),
    ),
  });

  const commit = ({ branch, fileChanges: { additions } }: Commit) => {
    written.commits.push({
      branch: branch.branchName,
      files: Object.fromEntries(
        additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64').toString()]),
      ),
    });
    const oids: Record<string, object> = Object.fromEntries(
      additions.map((_, index) => [`file_${index}`, { oid: 'c'.repeat(40) }]),
    );
    const made = { oid: 'b'.repeat(40), committedDate: NOW, ...oids };
    return { createCommitOnBranch: { commit: made } };
  };

  const ask = (query: string, variables: { input?: unknown }): unknown => {
    if (query.includes('createCommitOnBranch')) return commit(variables.input as Commit);
    if (query.includes('createRef')) {
      const { name } = variables.input as { name: string };
      written.branches.push(name);
      return { createRef: { ref: { name } } };
    }
    if (query.includes('markPullRequestReadyForReview')) {
      return { markPullRequestReadyForReview: { pullRequest: { isDraft: false } } };
    }
    if (query.includes('defaultBranchRef')) {
      return { repository: { defaultBranchRef: { name: 'main' } } };
    }
    if (query.includes('pullRequests(')) {
      return { repository: { pullRequests: { nodes: [], totalCount: 0 } } };
    }
    if (query.includes('fork:'))
      return { fork: { id: 'R' }, base: { ref: { target: { oid: HEAD } } } };
    if (/content_\d+:/.test(query)) {
      return each(query, /(content_\d+): object\(oid: "(\w+)"\)/g, (sha) => ({
        text: texts.get(sha),
        isTruncated: false,
      }));
    }
    const nodes = [{ oid: HEAD, message: 'Start', author: AUTHOR, committedDate: NOW }];
    const ref = { target: { oid: HEAD, history: { nodes } } };
    return /commit_\d+:/.test(query)
      ? each(query, /(commit_\d+):/g, () => ref)
      : { repository: { ref } };
  };

  const rest = (method: string, path: string, body: unknown): unknown => {
    if (path === '/user') return { id: 1, name: AUTHOR.name, login: 'editor', email: AUTHOR.email };
    if (path.includes('/git/trees/')) return { tree: files.map(({ data: _, ...file }) => file) };
    if (method === 'POST' && path.endsWith('/pulls')) {
      written.pullRequests.push(body as Written['pullRequests'][number]);
      const at = { created_at: NOW, updated_at: NOW };
      const url = `https://github.com/${repository}/pull/7`;
      return {
        ...(body as object),
        number: 7,
        node_id: 'P',
        html_url: url,
        head: { sha: HEAD },
        ...at,
      };
    }
    const { labels } = (body ?? {}) as { labels?: string[] };
    if (labels) written.labels.push(labels);
    return {};
  };

  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*' };
    if (!(await request.headerValue('authorization'))?.endsWith(` ${TOKEN}`)) {
      return route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } });
    }
    const { pathname } = new URL(request.url());
    const blob = files.find(({ sha }) => pathname.endsWith(`/git/blobs/${sha}`));
    if (blob) {
      return route.fulfill({ headers, body: blob.data, contentType: 'application/octet-stream' });
    }
    const body = request.postDataJSON() as { query: string; variables: object } | null;
    if (pathname !== '/graphql') {
      return route.fulfill({ headers, json: rest(request.method(), pathname, body) });
    }
    return route.fulfill({ headers, json: { data: body && ask(body.query, body.variables) } });
  });
  return written;
};
