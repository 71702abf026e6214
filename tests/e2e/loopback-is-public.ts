import { BlockList } from 'node:net'

/** Lets the server of the browser tests fetch from this machine, which it takes for a private network. */
// oxlint-disable-next-line typescript/unbound-method -- It is applied to its list.
BlockList.prototype.check = new Proxy(BlockList.prototype.check, {
  apply: (check, list, given: [string]) => given[0] !== '127.0.0.1' && Reflect.apply(check, list, given),
})
