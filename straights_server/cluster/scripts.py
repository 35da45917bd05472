"""Atomic operations in Redis, as Lua scripts, and the names of the keys.

straights:table:NAME    the settings of a table
straights:log:NAME      its log: a stream with the IDs 0-1, 0-2 and so on, the positions in the log
straights:owner:NAME    the process that owns the table
straights:process:ID    the lease of a process while it is valid, with the public tables of the process
straights:processes     the IDs of all processes, some of which may have ended
straights:to:ID         the channel for messages to a process
straights:version       the version of this schema
"""

from __future__ import annotations

VERSION = 1
PREFIX = "straights:"

CLAIM = """
-- KEYS: owner, table; ARGV: process, prefix of the leases, seconds. Gives the process that has the table now.
if redis.call('EXISTS', KEYS[2]) == 0 then return false end
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] and redis.call('EXISTS', ARGV[2] .. owner) == 1 then return owner end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
return ARGV[1]
"""

OPEN = """
-- KEYS: owner, table; ARGV: process, settings, seconds. Gives 0 where there is such a table.
if redis.call('GET', KEYS[2]) == ARGV[2] and redis.call('GET', KEYS[1]) == ARGV[1] then return 1 end
if not redis.call('SET', KEYS[2], ARGV[2], 'NX', 'EX', ARGV[3]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
return 1
"""

LOG = """
-- KEYS: owner, table, log; ARGV: process, seconds, place of the first entry, entries.
-- Gives 0 where another process has the table, or has written. What was written already by a try whose answer
-- was lost counts once. The table expires after so many seconds, or as before if that is later.
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
local first, known = tonumber(ARGV[3]), redis.call('XLEN', KEYS[3])
if known < first - 1 then return 0 end
for i = 4, #ARGV do
  local place = first + i - 4
  local id = '0-' .. place
  if place > known then
    redis.call('XADD', KEYS[3], id, 'entry', ARGV[i])
  else
    local found = redis.call('XRANGE', KEYS[3], id, id)
    if not found[1] or found[1][2][2] ~= ARGV[i] then return 0 end
  end
end
for i = 1, 3 do
  if redis.call('TTL', KEYS[i]) < tonumber(ARGV[2]) then redis.call('EXPIRE', KEYS[i], ARGV[2]) end
end
return 1
"""

FORGET = """
-- KEYS: owner, table, log; ARGV: process.
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[1], KEYS[2], KEYS[3])
return 1
"""

owner_key, table_key, log_key, lease_key, channel = (
    f"{PREFIX}{kind}:{{}}".format for kind in ("owner", "table", "log", "process", "to")
)
"""The keys of what belongs to a table, and of the lease of a process; the channel for messages to it."""
